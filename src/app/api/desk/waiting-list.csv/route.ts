import { handleWaitlistCsv } from "@/features/desk/waitlist/csv-service";

export const dynamic = "force-dynamic";

export { handleWaitlistCsv as GET };

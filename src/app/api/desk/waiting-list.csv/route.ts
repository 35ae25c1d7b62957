import { handleWaitingListCsv } from "@/features/desk/waiting-list/csv-service";

export const dynamic = "force-dynamic";

export { handleWaitingListCsv as GET };

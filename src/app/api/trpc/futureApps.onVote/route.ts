import { handleVoteStream } from "@/features/future-apps/vote-stream";

export const dynamic = "force-dynamic";

export { handleVoteStream as GET };

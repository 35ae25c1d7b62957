import { createTRPCClient, httpBatchLink, httpSubscriptionLink, splitLink } from "@trpc/client";
import superjson from "superjson";
import type { AppRouter } from "@/server/root";
import { createProofHeaders, proofLink } from "./proof-link";
import { renewalLink } from "./renewal-link";
import { timeoutLink } from "./timeout";

const url = "/api/trpc";

/** Import this dynamically, so that pages that make no calls stay small. */
export const api = createTRPCClient<AppRouter>({
  links: [
    splitLink({
      condition: (operation) => operation.type === "subscription",
      true: httpSubscriptionLink({ url, transformer: superjson }),
      false: [
        renewalLink,
        proofLink,
        timeoutLink,
        httpBatchLink({ url, transformer: superjson, maxItems: 10, headers: createProofHeaders }),
      ],
    }),
  ],
});

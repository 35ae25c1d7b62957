import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { httpBatchLink } from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
import { type ReactNode, useState } from "react";
import superjson from "superjson";
import type { AppRouter } from "@/server/root";
import { renewalLink } from "./renewal-link";
import { timeoutLink } from "./timeout";

export const trpc = createTRPCReact<AppRouter>();

function makeQueryClient(onError?: (error: Error) => void) {
  return new QueryClient({
    mutationCache: new MutationCache({ onError }),
    queryCache: new QueryCache({ onError }),
    defaultOptions: {
      queries: { retry: 1, staleTime: 10_000 },
      // Offline, a mutation fails immediately and is not queued for later.
      mutations: { networkMode: "always" },
    },
  });
}

function makeClient() {
  return trpc.createClient({
    links: [
      renewalLink,
      timeoutLink,
      httpBatchLink({ url: "/api/trpc", transformer: superjson, maxItems: 10 }),
    ],
  });
}

type TrpcProviderProps = { onError?: (error: Error) => void; children: ReactNode };

/** Only pages for members and the Desk load this. */
export function TrpcProvider({ onError, children }: TrpcProviderProps) {
  const [queryClient] = useState(() => makeQueryClient(onError));
  const [client] = useState(makeClient);
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}

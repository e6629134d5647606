import { QueryClient } from '@tanstack/react-query'

/** The browser's data layer: stale after 10 s, kept 5 min, 3 retries with exponential back-off up to 30 s (spec 8, 9). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      gcTime: 5 * 60_000,
      retry: 3,
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
    },
  },
})

import type { QueryClient } from '@tanstack/react-query';

const names = ['inboxList', 'inboxCounts', 'officerQueue', 'dashboard', 'dashboardList'] as const;

/** Refetches the lists, counts and figures of an officer after a change. */
export function refreshOfficerLists(queryClient: QueryClient): void {
  for (const name of names) void queryClient.invalidateQueries({ queryKey: [name] });
}

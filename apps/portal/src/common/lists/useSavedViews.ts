import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { InboxView, SavedViewPage } from '@temple-land/portal-core';
import { serviceQuery } from '../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../api/query/useServiceMutation.ts';

/** Loads the officer's saved views of a page, and returns the mutations that save and delete one. */
export function useSavedViews(page: SavedViewPage = 'inbox') {
  const queryClient = useQueryClient();
  const { data } = useQuery(
    serviceQuery('inboxViewList', page === 'inbox' ? {} : { page }, { isQuiet: true }),
  );
  const views: readonly InboxView[] = data && 'result' in data ? data.result : [];
  const onSuccess = () => void queryClient.invalidateQueries({ queryKey: ['inboxViewList'] });
  const save = useServiceMutation('inboxViewSave', { onSuccess });
  const remove = useServiceMutation('inboxViewDelete', { onSuccess });
  return { views, save, remove };
}

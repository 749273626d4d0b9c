import type { OfficerTexts } from './officerTexts.ts';

/** The state of a list. */
export type ListState = 'there' | 'pending' | 'failed';

/** Returns the props of a `DataTable` for the state of its list. */
export const getListProps = (state: ListState, { loading, failed, retry }: OfficerTexts) => ({
  isLoading: state === 'pending',
  loadingText: loading,
  errorMessage: state === 'failed' ? failed : undefined,
  retryLabel: retry,
});

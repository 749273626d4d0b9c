import type { OfficerWords } from './officerTexts.ts';

/** How far the list of a screen is. */
export type ListState = 'there' | 'pending' | 'failed';

/** Returns the props of a `DataTable` for the state of its list. */
export const listProps = (state: ListState, { loading, failed, retry }: OfficerWords) => ({
  isPending: state === 'pending',
  pendingText: loading,
  errorMessage: state === 'failed' ? failed : undefined,
  retryLabel: retry,
});

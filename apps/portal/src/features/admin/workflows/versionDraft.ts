import {
  compareWorkflowChoices,
  type WorkflowDifference,
  type WorkflowType,
  type WorkflowVersion,
} from '@temple-land/portal-core';

const mostDays = 366;

/** A version as it is typed: the days of each stage, and the optional stages that it leaves out. */
export interface VersionDraft {
  days: Readonly<Record<string, string>>;
  left: readonly string[];
}

/** Returns the draft of a version that changes nothing. */
export const toDraft = ({ days, left }: WorkflowVersion): VersionDraft => ({
  days: Object.fromEntries(Object.entries(days).map(([state, count]) => [state, String(count)])),
  left,
});

/** Returns whether a text is a number of days that a stage may have. */
export const isValidDays = (text: string): boolean =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= mostDays;

/** Returns the stages of a draft whose days are not valid, without those that it leaves out. */
export const listInvalidStages = ({ days, left }: VersionDraft): string[] =>
  Object.keys(days).filter((state) => !left.includes(state) && !isValidDays(days[state] ?? ''));

/** Returns the days of a draft as numbers, without those of the stages that it leaves out. */
export const toDays = ({ days, left }: VersionDraft): Record<string, number> =>
  Object.fromEntries(
    Object.entries(days)
      .filter(([state, text]) => !left.includes(state) && isValidDays(text))
      .map(([state, text]) => [state, Number(text)]),
  );

/** Returns the differences between a version and a draft that is based on it. */
export function listDraftDifferences(
  type: WorkflowType,
  newest: WorkflowVersion,
  draft: VersionDraft,
): WorkflowDifference[] {
  const days = { ...newest.days, ...toDays(draft) };
  return compareWorkflowChoices(type, newest, { days, left: draft.left });
}

import type { SetupState } from '@temple-land/portal-core';

/** The steps of the set-up, in the order of the page. */
export const setupSteps = [
  'office',
  'pages',
  'staff',
  'land',
  'names',
  'rates',
  'staffing',
  'sms',
  'email',
  'services',
  'notices',
] as const;
export type SetupStep = (typeof setupSteps)[number];

/** Done, to do, or not done and not needed. */
export type StepStatus = 'done' | 'open' | 'optional';

const isDone: Readonly<Record<SetupStep, (state: SetupState) => boolean>> = {
  office: ({ office }) => office.isPublished,
  pages: ({ pages }) => pages.every(({ confirmed }) => confirmed !== null),
  staff: ({ accounts: { administrators, landOfficers, tahasilOfficers } }) =>
    administrators >= 2 && landOfficers > 0 && tahasilOfficers > 0,
  land: ({ land }) => land.plots > 0,
  names: ({ land, namesMissing }) => land.mouzas > 0 && namesMissing === 0,
  rates: ({ rates }) => rates > 0,
  staffing: ({ uncovered }) => uncovered.length === 0,
  sms: ({ sms }) => sms.isAvailable && sms.lastSentOn !== null,
  email: ({ email }) => email.isAvailable && email.lastSentOn !== null,
  services: ({ missing }) => missing.length === 0,
  notices: ({ notices }) => notices > 0,
};

const optional: ReadonlySet<SetupStep> = new Set(['names', 'email', 'services']);

/** Returns the status of a step by the records. */
export function getStepStatus(step: SetupStep, state: SetupState): StepStatus {
  if (isDone[step](state)) return 'done';
  return optional.has(step) ? 'optional' : 'open';
}

/** Returns how many of the steps that the office needs are done, and how many there are. */
export function countSteps(state: SetupState): { done: number; all: number } {
  const needed = setupSteps.filter((step) => !optional.has(step));
  return { done: needed.filter((step) => isDone[step](state)).length, all: needed.length };
}

import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { press, see, steps } from '../screen/steps.ts';
import { answer, disconnect, fail, never } from '../service/mockedCall.ts';
import { inboxRows, noCounts, toInboxAnswer } from '../samples/inbox.ts';
import { longName } from '../samples/long.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Officer/Applications',
  args: { route: '/officer/applications', user: 'officer' },
} satisfies ScreenMeta;

export default meta;

const empty = answers(answer('inboxList', { status: 404 }), answer('inboxCounts', noCounts));

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = {
  parameters: answers(never('inboxList'), never('inboxCounts')),
};
export const Empty: ScreenStory = { parameters: empty };
export const EmptyOffice: ScreenStory = {
  args: { path: '/officer/applications?tab=office' },
  parameters: empty,
};
export const EmptyApplicant: ScreenStory = {
  args: { path: '/officer/applications?tab=applicant' },
  parameters: empty,
};
export const EmptyOverdue: ScreenStory = {
  args: { path: '/officer/applications?tab=overdue' },
  parameters: empty,
};
export const EmptyClosed: ScreenStory = {
  args: { path: '/officer/applications?tab=closed' },
  parameters: empty,
};
export const Office: ScreenStory = { args: { path: '/officer/applications?tab=office' } };
export const Applicant: ScreenStory = { args: { path: '/officer/applications?tab=applicant' } };
export const Closed: ScreenStory = { args: { path: '/officer/applications?tab=closed' } };
export const Filtered: ScreenStory = {
  args: { path: '/officer/applications?tab=office&type=3&stage=FILED&age=31-60' },
};
export const NothingFound: ScreenStory = {
  args: { path: '/officer/applications?type=6&q=LA' },
};
export const FiltersOpen: ScreenStory = {
  play: steps(press('officer:inbox.filters'), see('[role=group] select')),
};
export const Failed: ScreenStory = { parameters: answers(fail('inboxList', 500)) };
export const Offline: ScreenStory = { parameters: answers(disconnect('inboxList')) };
export const VeryLong: ScreenStory = {
  parameters: answers(
    answer(
      'inboxList',
      toInboxAnswer(
        inboxRows.mine.map((row) => ({
          ...row,
          applicant: longName,
          mouza_name: longName,
          tehsil_name: longName,
          assignee: { userId: 90, fullName: longName },
        })),
      ),
    ),
  ),
};

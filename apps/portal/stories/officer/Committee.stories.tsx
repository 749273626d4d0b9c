import { committeeList, committeeMeeting } from '../samples/committee.ts';
import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { fill, press, pressAt, see, steps } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Officer/Committee',
  args: { route: '/officer/committee', user: 'officer' },
} satisfies ScreenMeta;

export default meta;

const meeting = { path: '/officer/committee?meeting=2' };
const creation = { path: '/officer/committee?meeting=new' };

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('committeeList')) };
export const Empty: ScreenStory = {
  parameters: answers(
    answer('committeeList', { status: 200, result: { meetings: [], waiting: [] } }),
  ),
};
export const Failed: ScreenStory = { parameters: answers(fail('committeeList', 500)) };
export const NoAccess: ScreenStory = {
  parameters: answers(answer('committeeList', { status: 403 })),
};
export const Meeting: ScreenStory = { args: meeting };
export const MeetingLoading: ScreenStory = {
  args: meeting,
  parameters: answers(never('committeeMeeting')),
};
export const MeetingFailed: ScreenStory = {
  args: meeting,
  parameters: answers(fail('committeeMeeting', 500)),
};
export const MeetingReadOnly: ScreenStory = {
  args: meeting,
  parameters: answers(
    answer('committeeMeeting', {
      status: 200,
      result: { ...committeeMeeting.result, mayResolve: false },
    }),
  ),
};
export const Resolution: ScreenStory = {
  args: meeting,
  play: steps(press('committee:resolve'), press('committee:result.rejected')),
};
export const ResolutionMissing: ScreenStory = {
  args: meeting,
  play: steps(
    press('committee:resolve'),
    press('committee:result.deferred'),
    press('committee:resolve.deferred'),
    see('[aria-invalid=true]'),
  ),
};
export const ResolutionConflict: ScreenStory = {
  args: meeting,
  parameters: answers(answer('committeeResolve', { status: 409 })),
  play: steps(
    press('committee:resolve'),
    press('committee:result.approved'),
    fill('committee:text', 'Approved as valued.'),
    press('committee:resolve.approved'),
    see('main [role=alert]'),
  ),
};
export const NewMeeting: ScreenStory = { args: creation };
export const NewMeetingMissing: ScreenStory = {
  args: creation,
  play: steps(press('committee:save'), see('[aria-invalid=true]')),
};
export const NothingWaits: ScreenStory = {
  args: creation,
  parameters: answers(
    answer('committeeList', {
      status: 200,
      result: { meetings: committeeList.result.meetings, waiting: [] },
    }),
  ),
};
export const Agenda: ScreenStory = {
  args: { path: '/officer/committee?meeting=2&edit=1' },
  play: steps(pressAt('section ul button')),
};

import { sampleOffice } from '@temple-land/portal-core';
import { officeDetails, sampleMark } from '../samples/officeDetails.ts';
import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { fill, press, steps } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Administrator/Office',
  args: { route: '/admin/office', user: 'administrator' },
} satisfies ScreenMeta;

export default meta;

const { result } = officeDetails;
const save = steps(
  fill('admin:office.phone', '06752 333 444'),
  fill('admin:changes.reason', 'The office has moved.'),
  press('admin:rights.request'),
);

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('officeDetails')) };
export const Empty: ScreenStory = {
  parameters: answers(
    answer('officeDetails', {
      status: 200,
      result: { details: sampleOffice, versions: [], isWaiting: false },
    }),
  ),
};
export const Failed: ScreenStory = { parameters: answers(fail('officeDetails', 500)) };
export const Waiting: ScreenStory = {
  parameters: answers(
    answer('officeDetails', { status: 200, result: { ...result, isWaiting: true } }),
  ),
};
export const Earlier: ScreenStory = { play: steps(press('admin:office.use')) };
export const OwnMark: ScreenStory = {
  parameters: answers(
    answer('officeDetails', {
      status: 200,
      result: { ...result, details: { ...result.details, mark: sampleMark } },
    }),
  ),
  play: steps(press('admin:office.markRemove')),
};
export const Missing: ScreenStory = {
  play: steps(fill('admin:office.email', 'land'), press('admin:rights.request')),
};
export const Sent: ScreenStory = {
  parameters: answers(answer('officeDetailsSave', { status: 202, isWaiting: true })),
  play: save,
};
export const Conflict: ScreenStory = {
  parameters: answers(answer('officeDetailsSave', { status: 409 })),
  play: save,
};

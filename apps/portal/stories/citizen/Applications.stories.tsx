import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { fill, press, see, steps } from '../screen/steps.ts';
import { answer, disconnect, fail, never } from '../service/mockedCall.ts';
import { appliedLand, questioned } from '../samples/applications.ts';
import { longName, longText } from '../samples/long.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Citizen/Applications',
  args: { route: '/citizen/applications', user: 'citizen' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('appliedLand')) };
export const Empty: ScreenStory = { parameters: answers(answer('appliedLand', { status: 404 })) };
export const Failed: ScreenStory = { parameters: answers(fail('appliedLand', 500)) };
export const Offline: ScreenStory = { parameters: answers(disconnect('appliedLand')) };
export const Application: ScreenStory = {
  args: { path: '/citizen/applications?open=1' },
  play: steps(see('[role=dialog] dl')),
};
export const ApplicationLoading: ScreenStory = {
  args: { path: '/citizen/applications?open=1' },
  parameters: answers(never('applyLandDraft')),
};
export const ApplicationFailed: ScreenStory = {
  args: { path: '/citizen/applications?open=1' },
  parameters: answers(fail('applyLandDraft', 500)),
};
export const ApplicationMissing: ScreenStory = { args: { path: '/citizen/applications?open=9' } };
export const Report: ScreenStory = {
  args: { path: '/citizen/applications?open=2' },
  play: steps(see('[role=dialog] dl')),
};
export const Rejected: ScreenStory = {
  args: { path: '/citizen/applications?open=3' },
  play: steps(see('[role=dialog] dl')),
};
export const AppealMissing: ScreenStory = {
  args: { path: '/citizen/applications?open=3' },
  play: steps(see('[role=dialog] dl'), press('citizen:step.appeal')),
};
export const Question: ScreenStory = {
  args: { path: '/citizen/applications?open=1' },
  parameters: answers(answer('applyLandDraft', questioned)),
  play: steps(see('[role=dialog] dl')),
};
export const Cancel: ScreenStory = {
  args: { path: '/citizen/applications?open=1' },
  play: steps(see('[role=dialog] dl'), press('citizen:cancel')),
};
export const CancelMissing: ScreenStory = {
  args: { path: '/citizen/applications?open=1' },
  play: steps(see('[role=dialog] dl'), press('citizen:cancel'), press('citizen:cancel')),
};
export const CancelConflict: ScreenStory = {
  args: { path: '/citizen/applications?open=1' },
  parameters: answers(answer('cancelApplication', { status: 409 })),
  play: steps(
    see('[role=dialog] dl'),
    press('citizen:cancel'),
    fill('common:application.remark', 'Not needed'),
    press('citizen:cancel'),
  ),
};
export const VeryLong: ScreenStory = {
  parameters: answers(
    answer('appliedLand', {
      status: 200,
      result: {
        rows: appliedLand.result.rows.map((row) => ({
          ...row,
          purpose: longText,
          mouza_name: longName,
        })),
        total: 3,
      },
    }),
  ),
};

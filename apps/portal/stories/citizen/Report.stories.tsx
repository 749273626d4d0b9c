import { longName, longText } from '../samples/long.ts';
import { plotMatch } from '../samples/forms.ts';
import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import {
  attach,
  attachPhoto,
  chooseFirst,
  fill,
  focusOn,
  press,
  see,
  steps,
  type,
} from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Citizen/Report illegitimate use',
  args: {
    route: '/website/grievance/addgrievance',
    path: '/website/grievance/addgrievance?for=illegitimate',
    user: 'citizen',
  },
} satisfies ScreenMeta;

export default meta;

const givePosition = [
  fill('apply:report.position.field', '19.8135, 85.8312'),
  press('apply:report.position.use'),
];

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('applyDraftRead')) };
export const Failed: ScreenStory = { parameters: answers(fail('applyDraftRead', 500)) };
export const Errors: ScreenStory = { play: steps(press('apply:report.submit')) };
export const PhotoWithPosition: ScreenStory = {
  play: steps(attachPhoto, see('[role=status] button')),
};
export const Position: ScreenStory = { play: steps(...givePosition) };
export const PositionUnread: ScreenStory = {
  play: steps(
    fill('apply:report.position.field', 'near the tank'),
    press('apply:report.position.use'),
  ),
};
export const PositionLoading: ScreenStory = {
  parameters: answers(never('plotMatch')),
  play: steps(...givePosition),
};
export const PositionFailed: ScreenStory = {
  parameters: answers(fail('plotMatch', 500)),
  play: steps(...givePosition),
};
export const PositionEmpty: ScreenStory = {
  parameters: answers(answer('plotMatch', { status: 404 })),
  play: steps(...givePosition),
};
const chooseMouza = [
  chooseFirst('common:place.district'),
  chooseFirst('common:place.tahasil'),
  chooseFirst('common:place.mouza'),
];
export const Map: ScreenStory = { play: steps(...chooseMouza, see('[role=application]')) };
export const MapPin: ScreenStory = {
  play: steps(
    ...chooseMouza,
    focusOn('[role=application]'),
    type('{ArrowRight}{ArrowDown}{Enter}'),
    see('[data-testid=map-pin]'),
  ),
};
export const MapLoading: ScreenStory = {
  parameters: answers(never('mouzaMap')),
  play: steps(...chooseMouza),
};
export const MapFailed: ScreenStory = {
  parameters: answers(fail('mouzaMap', 500)),
  play: steps(...chooseMouza),
};
export const MapEmpty: ScreenStory = {
  parameters: answers(answer('mouzaMap', { status: 200, result: [] })),
  play: steps(...chooseMouza),
};
export const Long: ScreenStory = {
  parameters: answers(
    answer('plotMatch', {
      status: 200,
      result: plotMatch.result.map((match) => ({ ...match, mouza_name: longName })),
    }),
  ),
  play: steps(
    ...givePosition,
    fill('common:report.description', longText),
    fill('common:report.landmark', longText.slice(0, 300)),
  ),
};

const complete = [
  attach(0),
  ...givePosition,
  chooseFirst('common:report.kind'),
  fill('common:report.description', 'A wall across the path to the tank'),
  press('apply:report.submit'),
];
export const Nearby: ScreenStory = { play: steps(...complete) };
export const NearbyJoined: ScreenStory = {
  play: steps(
    ...complete,
    press('apply:report.nearby.join'),
    see('[data-testid=application-number]'),
  ),
};
export const NearbyJoinFailed: ScreenStory = {
  parameters: answers(fail('reportJoin', 500)),
  play: steps(...complete, press('apply:report.nearby.join')),
};
export const Submitted: ScreenStory = {
  parameters: answers(answer('reportsNearby', { status: 404 })),
  play: steps(...complete, see('[data-testid=application-number]')),
};

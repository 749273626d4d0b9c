import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { attach, chooseFirst, fill, press, pressAt, see, steps } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';

const land = [
  chooseFirst('common:place.district'),
  chooseFirst('common:place.tahasil'),
  chooseFirst('common:place.mouza'),
  chooseFirst('common:place.khatian'),
  chooseFirst('apply:plot'),
  fill('common:apply.area', '0.01'),
  press('common:apply.holding.lease'),
];

const toDocuments = [
  press('apply:continue'),
  ...land,
  press('apply:continue'),
  fill('common:application.purpose', 'Paddy and vegetables'),
  press('apply:continue'),
];

const upload = [attach(0), attach(1)];

const submit = [pressAt('main input[type=checkbox]'), press('apply:submit')];

const meta = {
  ...screenMeta,
  title: 'Portal/Citizen/Apply for land',
  args: { route: '/website/grievance/addgrievance', user: 'citizen' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = {
  parameters: answers(never('documentList'), never('applyDraftRead')),
};
export const Failed: ScreenStory = {
  parameters: answers(fail('documentList', 500)),
};
export const CounterOperator: ScreenStory = { args: { user: 'counterOperator' } };
export const Land: ScreenStory = { play: steps(press('apply:continue')) };
export const LandFilled: ScreenStory = { play: steps(press('apply:continue'), ...land) };
export const LandErrors: ScreenStory = {
  play: steps(press('apply:continue'), press('apply:continue')),
};
export const PlacesFailed: ScreenStory = {
  parameters: answers(fail('fillDropDown', 500)),
  play: steps(press('apply:continue')),
};
export const Purpose: ScreenStory = {
  play: steps(press('apply:continue'), ...land, press('apply:continue')),
};
export const PurposeErrors: ScreenStory = {
  play: steps(press('apply:continue'), ...land, press('apply:continue'), press('apply:continue')),
};
export const Documents: ScreenStory = { play: steps(...toDocuments) };
export const DocumentsErrors: ScreenStory = {
  play: steps(...toDocuments, press('apply:continue')),
};
export const Check: ScreenStory = {
  play: steps(...toDocuments, ...upload, press('apply:continue')),
};
export const Submitted: ScreenStory = {
  parameters: answers(
    answer('applyLand', { status: 200, result: { applicationNo: 'LA/2026/PUR/000043' } }),
  ),
  play: steps(...toDocuments, ...upload, press('apply:continue'), ...submit),
};
export const DeleteDraft: ScreenStory = {
  play: steps(press('apply:continue'), press('common:draft.drop'), see('[role=alertdialog]')),
};
export const DraftDeleted: ScreenStory = {
  play: steps(
    press('apply:continue'),
    press('common:draft.drop'),
    see('[role=alertdialog]'),
    press('common:draft.drop.confirm'),
  ),
};
export const PlotTaken: ScreenStory = {
  parameters: answers(answer('applyLand', { status: 409 })),
  play: steps(...toDocuments, ...upload, press('apply:continue'), ...submit),
};
export const SubmitFailed: ScreenStory = {
  parameters: answers(fail('applyLand', 500)),
  play: steps(...toDocuments, ...upload, press('apply:continue'), ...submit),
};
export const DraftFailed: ScreenStory = { parameters: answers(fail('applyDraftRead', 500)) };

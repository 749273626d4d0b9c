import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { fill, press, see, steps } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';
import { landApplication } from '../samples/officer.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Officer/Letter',
  args: {
    route: '/officer/applications',
    path: '/officer/applications?open=LA/2026/PUR/000042',
    user: 'officer',
  },
} satisfies ScreenMeta;

export default meta;

const inScrutiny = answer('officerApplication', {
  status: 200,
  result: {
    ...landApplication.result,
    state: 'SCRUTINY',
    decisions: [],
    actions: [{ name: 'query', needs: ['query'] }],
  },
});
const ask = [see('main dl'), press('officer:action.query'), see('main [role=group] p')] as const;
const edit = [...ask, press('letters:draft.edit'), see('dialog[open]')] as const;

export const Filled: ScreenStory = { parameters: answers(inScrutiny), play: steps(...ask) };
export const Loading: ScreenStory = {
  parameters: answers(inScrutiny, never('letterDraft')),
  play: steps(see('main dl'), press('officer:action.query')),
};
export const Failed: ScreenStory = {
  parameters: answers(inScrutiny, fail('letterDraft', 500)),
  play: steps(see('main dl'), press('officer:action.query'), see('#actions [role=alert]')),
};
export const Edit: ScreenStory = { parameters: answers(inScrutiny), play: steps(...edit) };
export const TextMissing: ScreenStory = {
  parameters: answers(inScrutiny),
  play: steps(...edit, fill('letters:textEn', ' '), press('letters:keep')),
};
export const PreviewFailed: ScreenStory = {
  parameters: answers(inScrutiny, fail('letterPreview', 500)),
  play: steps(...edit, press('letters:preview')),
};
export const Changed: ScreenStory = {
  parameters: answers(inScrutiny),
  play: steps(
    ...edit,
    fill('letters:textEn', 'Since which year do you hold the land, and by what right?'),
    press('letters:keep'),
  ),
};

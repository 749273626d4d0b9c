import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { chooseFirst, press, steps } from '../screen/steps.ts';
import { answerPlaces } from '../samples/publicPlaces.ts';
import { holdCall } from '../service/heldCalls.ts';

const places = '*/ogc/collections/:level/items';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/Land map',
  args: { route: '/website/land-map' },
} satisfies ScreenMeta;

export default meta;

const exceptions = {
  '320 px, focus of 2 px at 3:1': 'A place of the map shows the focus by its own outline.',
};

export const Filled: ScreenStory = { parameters: { ...answers(answerPlaces), exceptions } };
export const Tahasils: ScreenStory = {
  parameters: { ...answers(answerPlaces), exceptions },
  play: steps(chooseFirst('common:place.district')),
};
export const Mouza: ScreenStory = {
  parameters: { ...answers(answerPlaces), exceptions },
  play: steps(
    chooseFirst('common:place.district'),
    chooseFirst('common:place.tahasil'),
    chooseFirst('common:place.mouza'),
  ),
};
export const Errors: ScreenStory = {
  parameters: { ...answers(answerPlaces), exceptions },
  play: steps(press('publicLand:plotCheck.check')),
};
export const Loading: ScreenStory = {
  parameters: answers(http.get(places, () => holdCall().then(() => HttpResponse.error()))),
};
export const Empty: ScreenStory = {
  parameters: answers(http.get(places, () => HttpResponse.json({ features: [] }))),
};
export const Failed: ScreenStory = {
  parameters: answers(http.get(places, () => new HttpResponse(null, { status: 500 }))),
};

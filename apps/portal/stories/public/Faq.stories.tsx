import { expect, waitFor } from 'storybook/test';
import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { fill, press, pressAt, steps } from '../screen/steps.ts';
import { answer, disconnect, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Public/FAQ',
  args: { route: '/website/faq' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('faq')) };
export const Empty: ScreenStory = { parameters: answers(answer('faq', { status: 404 })) };
export const Failed: ScreenStory = { parameters: answers(fail('faq', 500)) };
export const Offline: ScreenStory = { parameters: answers(disconnect('faq')) };
export const NothingFound: ScreenStory = { play: steps(fill('info:faq.search', 'zzz')) };

const untranslated = {
  slug: 'can-a-plot-be-exchanged',
  question: 'Can a plot be exchanged?',
  answer: 'Yes. Apply for an exchange and name both plots.',
};

const hasOdiaLetters = (element: Element) => /\p{Script=Oriya}/u.test(element.textContent ?? '');

/** A question without a translation: only its own words are English, the note and the votes are Odia. */
export const OnlyInEnglish: ScreenStory = {
  parameters: {
    language: 'or',
    ...answers(answer('faq', { status: 200, result: [untranslated] })),
  },
  play: steps(async () => {
    const item = await waitFor(() => {
      const found = document.querySelector('main details[lang=en]');
      if (found === null) throw new Error('There is no question in English.');
      return found;
    });
    const odia = [...item.querySelectorAll('p, button')].filter(hasOdiaLetters);
    await expect(odia.map((each) => each.closest('[lang]')?.getAttribute('lang'))).toEqual(
      Array.from({ length: 3 }, () => 'or'),
    );
  }),
};
export const Useful: ScreenStory = {
  parameters: {
    exceptions: {
      '320 px, Odia and Hindi': 'an announcement stays in the language it was made in',
    },
  },
  play: steps(
    pressAt('main summary[aria-expanded=false], main details:not([open]) > summary'),
    press('info:faq.useful.yes'),
  ),
};

import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { messages } from '@temple-land/portal-core';
import { expect, it } from 'vitest';
import * as preview from '../../../../.storybook/preview.tsx';
import * as loginStories from '../account/Login.stories.tsx';

setProjectAnnotations([preview]);
const m = messages.en;
const login = composeStories(loginStories);

const stories = [
  ['a wrong password or an unknown user', login.WrongPassword, [m['login.invalid']]],
  ['a wrong captcha', login.WrongCaptcha, [m['login.captcha.invalid']]],
  ['a locked account', login.Locked, [m['login.locked'].replace('{n}', '10')]],
  [
    'empty fields',
    login.Errors,
    [m['login.user.required'], m['login.password.required'], m['login.captcha.required']],
  ],
] as const;

it('a wrong captcha at the login empties the form', async () => {
  await login.WrongCaptcha.run();
  expect(document.querySelector<HTMLInputElement>('main input[type=text]')?.value).toBe('');
});

it.each(stories)('the login has the message for %s', async (_, story, texts) => {
  await story.run();
  for (const text of texts) expect(document.body.textContent).toContain(text);
});

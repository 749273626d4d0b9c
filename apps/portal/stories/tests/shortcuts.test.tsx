import { expect, it } from 'vitest';
import { userEvent } from 'storybook/test';
import { setShortcuts } from '../../src/state/shortcuts.ts';
import { showScreen } from './showScreen.tsx';

const inbox = { path: '/officer/applications', user: 'officer' } as const;

const getFocused = () => document.activeElement?.closest('tr')?.querySelector('th b')?.textContent;

it('j and k move through the rows, and Enter opens the focused one', async () => {
  await showScreen(inbox, async () => {
    await userEvent.keyboard('j');
    expect(getFocused()).toBe('LA/2026/PUR/000042');
    await userEvent.keyboard('jj');
    expect(getFocused()).toBe('LA/2026/PUR/000036');
    await userEvent.keyboard('j');
    expect(getFocused()).toBe('LA/2026/PUR/000036');
    await userEvent.keyboard('k');
    expect(getFocused()).toBe('IL/2026/PUR/000005');
    expect(document.activeElement?.getAttribute('href')).toContain('open=IL%2F2026%2FPUR%2F000005');
  });
});

it('the keys are letters in a text field', async () => {
  await showScreen(inbox, async () => {
    const search = document.querySelector<HTMLInputElement>('main [type=search]');
    search?.focus();
    await userEvent.keyboard('jk?');
    expect(search?.value).toBe('jk?');
    expect(document.activeElement).toBe(search);
    expect(document.querySelector('dialog[open]')).toBeNull();
  });
});

it('the keys do nothing when they are switched off', async () => {
  setShortcuts(false);
  try {
    await showScreen(inbox, async () => {
      await userEvent.keyboard('j?');
      expect(getFocused()).toBeUndefined();
      expect(document.querySelector('dialog[open]')).toBeNull();
    });
  } finally {
    setShortcuts(true);
  }
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoadTexts } from './i18n.ts';

/** Starts a portal of its own with a loader of texts. */
async function start(load: LoadTexts) {
  vi.resetModules();
  const portal = await import('./i18n.ts');
  await portal.startI18n(load);
  return portal;
}

const load = vi.fn<LoadTexts>();
const home = { 'shell.back': 'Home now' };

beforeEach(() => {
  load.mockReset();
  load.mockRejectedValue(new Error('offline'));
});

describe('the texts of the portal', () => {
  it('are the bundled English ones where no file can be loaded', async () => {
    const { i18n } = await start(load);
    expect(i18n.t('common:shell.back')).toBe('Back to start page');
    expect(i18n.t('specification:login.button')).toBe('Login');
  });

  it('are those of the deployed English file where there is one', async () => {
    load.mockResolvedValue(home);
    const { i18n } = await start(load);
    expect(i18n.t('common:shell.back')).toBe('Home now');
  });

  it('are a key where no text can be loaded', async () => {
    load.mockResolvedValue({});
    const { i18n } = await start(load);
    expect(i18n.t('common:shell.back')).toBe('shell.back');
  });

  it('are English in a language that cannot be loaded, until it is chosen again and can', async () => {
    const { i18n, chooseLanguage } = await start(load);
    await chooseLanguage('or');
    expect(i18n.language).toBe('or');
    expect(i18n.t('common:shell.back')).toBe('Back to start page');
    load.mockResolvedValue({ 'shell.back': 'ଆରମ୍ଭ' });
    await chooseLanguage('or');
    expect(i18n.t('common:shell.back')).toBe('ଆରମ୍ଭ');
  });

  it('are asked for again with the next page after a failure', async () => {
    const { i18n, loadNamespace } = await start(load);
    await i18n.changeLanguage('hi');
    load.mockResolvedValue({ 'shell.back': 'वापस' });
    await loadNamespace('info');
    expect(i18n.t('common:shell.back')).toBe('वापस');
  });

  it('count in words of their own', async () => {
    const { i18n } = await start(load);
    await i18n.loadNamespaces('officer');
    const overdue = (count: number) => i18n.t('officer:stat.overdue', { count, n: `${count}` });
    expect([0, 1, 2].map(overdue)).toEqual(['None overdue', '1 is overdue', '2 are overdue']);
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoadTexts } from './i18n.ts';

/** Starts a separate instance of the portal's i18next with a loader of texts. */
async function startPortal(load: LoadTexts) {
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
  it('are the bundled English texts when no file can be loaded', async () => {
    const { i18n } = await startPortal(load);
    expect(i18n.t('common:shell.back')).toBe('Back to start page');
    expect(i18n.t('specification:login.button')).toBe('Login');
  });

  it('come from the deployed English file when there is one', async () => {
    load.mockResolvedValue(home);
    const { i18n } = await startPortal(load);
    expect(i18n.t('common:shell.back')).toBe('Home now');
  });

  it('show the key when the text is missing', async () => {
    load.mockResolvedValue({});
    const { i18n } = await startPortal(load);
    expect(i18n.t('common:shell.back')).toBe('shell.back');
  });

  it('are English while a language cannot be loaded, and are loaded when it is chosen again', async () => {
    const { i18n, chooseLanguage } = await startPortal(load);
    await chooseLanguage('or');
    expect(i18n.language).toBe('or');
    expect(i18n.t('common:shell.back')).toBe('Back to start page');
    load.mockResolvedValue({ 'shell.back': 'ଆରମ୍ଭ' });
    await chooseLanguage('or');
    expect(i18n.t('common:shell.back')).toBe('ଆରମ୍ଭ');
  });

  it('are loaded again with the next page after a failure', async () => {
    const { i18n, loadNamespace } = await startPortal(load);
    await i18n.changeLanguage('hi');
    load.mockResolvedValue({ 'shell.back': 'वापस' });
    await loadNamespace('info');
    expect(i18n.t('common:shell.back')).toBe('वापस');
  });

  it('use the plural forms of the language', async () => {
    const { i18n } = await startPortal(load);
    await i18n.loadNamespaces('officer');
    const days = (count: number) => i18n.t('officer:inbox.stageDays', { count, n: `${count}` });
    expect([0, 1, 2].map(days)).toEqual(['Since today', '1 day', '2 days']);
  });
});

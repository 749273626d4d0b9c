import { buildOfficeTexts, sampleOffice } from '@temple-land/portal-core';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createI18n } from '../../i18n/i18n.ts';
import { PortalLogo } from './PortalLogo.tsx';

/** Renders the logo of an office and returns the names of its elements. */
function render(mark: string): string[] {
  const office = buildOfficeTexts({ ...sampleOffice, mark }, 'en');
  const container = document.createElement('div');
  const root = createRoot(container);
  flushSync(() =>
    root.render(
      <I18nextProvider i18n={createI18n('en', { en: { office } })}>
        <PortalLogo ground="surface" />
      </I18nextProvider>,
    ),
  );
  const names = [...container.children].map(({ localName }) => localName);
  const addresses = [...container.querySelectorAll('img')].map((image) =>
    image.getAttribute('src'),
  );
  root.unmount();
  return [...names, ...addresses.map(String)];
}

it('is the wheel until an office has published a mark', () => {
  expect(render('')).toEqual(['svg']);
});

it('is the mark that the office has published', () => {
  const hash = 'a'.repeat(64);
  expect(render(hash)).toEqual(['img', `/assets/office/${hash}.png`]);
});

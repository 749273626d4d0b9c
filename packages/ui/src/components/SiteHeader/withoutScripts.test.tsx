import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const header = (
  <SiteHeader
    brand={{ href: '#home', mark: undefined, name: 'Harbour office' }}
    navigation={[
      { label: 'About', href: '#about', isCurrent: true },
      { label: 'Services', items: [{ label: 'Berths', href: '#berths' }] },
      { label: 'Track', onClick: vi.fn() },
    ]}
    actions={<ButtonLink href="#login">Login</ButtonLink>}
  />
);

afterEach(() => document.body.replaceChildren());

/** Opens the header as a server renders it, in a page that runs no script. */
async function openPage(width: number): Promise<Document> {
  const styles = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText);
  const frame = document.createElement('iframe');
  frame.sandbox.add('allow-same-origin');
  frame.style.cssText = `inline-size: ${width}px; block-size: 40rem; border: 0`;
  frame.srcdoc = `<!doctype html><html lang="en" data-theme="light"><style>${styles.join('\n')}</style>${renderToString(header)}`;
  await new Promise((resolve) => {
    frame.addEventListener('load', resolve);
    document.body.append(frame);
  });
  if (frame.contentDocument === null) throw new Error('The frame has no document.');
  return frame.contentDocument;
}

const listVisible = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility())
    .map(({ textContent }) => textContent);

describe('SiteHeader without JavaScript', () => {
  it.each([360, 1280])('shows every link and no dead button at %d px', async (width) => {
    const page = await openPage(width);
    expect(listVisible(page, 'a')).toEqual(['Harbour office ', 'Login', 'About', 'Berths']);
    expect(listVisible(page, 'button')).toEqual([]);
    expect(listVisible(page, 'nav')).toHaveLength(1);
    expect(listVisible(page, '[aria-current=page]')).toEqual(['About']);
    expect(page.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

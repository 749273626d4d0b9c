import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { configuration } from './configuration.ts';
import { useConfiguration } from './useConfiguration.ts';

vi.mock('./loadConfiguration.ts', () => ({
  loadConfiguration: () => Promise.resolve({ mode: 'demo' }),
}));

function Mode() {
  return <p>{useConfiguration()?.mode ?? 'not yet known'}</p>;
}

test('a page from the build is taken over as it is when the configuration comes first, and shows it then', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Mode />);
  const written = place.firstChild;
  expect(written?.textContent).toBe('not yet known');
  await configuration();
  const mismatch = vi.fn();
  hydrateRoot(place, <Mode />, { onRecoverableError: mismatch });
  await vi.waitFor(() => expect(place.textContent).toBe('demo'));
  expect(mismatch).not.toHaveBeenCalled();
  expect(place.firstChild).toBe(written);
});

import { QueryClientProvider } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { configurationQuery } from './configuration.ts';
import { createQueryClient } from '../query/queryClient.ts';
import { useConfiguration } from './useConfiguration.ts';

vi.mock('./loadConfiguration.ts', () => ({
  loadConfiguration: () => Promise.resolve({ mode: 'demo' }),
}));

function Mode() {
  return <p>{useConfiguration()?.mode ?? 'not yet known'}</p>;
}

const modeWith = (client = createQueryClient()) => (
  <QueryClientProvider client={client}>
    <Mode />
  </QueryClientProvider>
);

test('a prerendered page is hydrated without a mismatch when the configuration is loaded first, and shows it afterwards', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(modeWith());
  const written = container.firstChild;
  expect(written?.textContent).toBe('not yet known');
  const client = createQueryClient();
  await client.fetchQuery(configurationQuery);
  const mismatch = vi.fn();
  hydrateRoot(container, modeWith(client), { onRecoverableError: mismatch });
  await vi.waitFor(() => expect(container.textContent).toBe('demo'));
  expect(mismatch).not.toHaveBeenCalled();
  expect(container.firstChild).toBe(written);
});

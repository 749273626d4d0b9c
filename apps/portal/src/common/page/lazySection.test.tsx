import { Component, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { lazySection } from './lazySection.tsx';
import { isBuildReplaced } from './newBuild.ts';

vi.mock('./newBuild.ts', () => ({ isBuildReplaced: vi.fn() }));

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? <p>The section failed.</p> : this.props.children;
  }
}

let place: HTMLElement;
let root: Root;
beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place, { onCaughtError: () => {} });
});
afterEach(() => {
  root.unmount();
  place.remove();
});

const Gone = () =>
  lazySection(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));

function show(): void {
  const Section = Gone();
  root.render(
    <Boundary>
      <Section />
    </Boundary>,
  );
}

it('a section whose file an upgrade has taken away asks to reload the page', async () => {
  vi.mocked(isBuildReplaced).mockResolvedValue(true);
  show();
  await expect.element(page.getByRole('status')).toBeVisible();
  await expect.element(page.getByRole('button')).toBeVisible();
});

it('a section that cannot be loaded for another reason fails as before', async () => {
  vi.mocked(isBuildReplaced).mockResolvedValue(false);
  show();
  await expect.element(page.getByText('The section failed.')).toBeVisible();
});

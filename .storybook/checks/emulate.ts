import { cdp } from 'vitest/browser';

type Findings = string[] | Promise<string[]>;

const emulate = (name: string, value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] });

/** Runs a check while the visitor has a preference, `prefers-reduced-motion` for `reduce`, and gives what it found. */
export async function whilePreferring(
  name: string,
  value: string,
  check: () => Findings,
): Promise<string[]> {
  await emulate(name, value);
  try {
    return await check();
  } finally {
    await emulate(name, '');
  }
}

/** Runs a check while the page has a theme, without the passing from one to the other. */
export async function withTheme<Found>(
  theme: 'light' | 'dark',
  check: () => Found | Promise<Found>,
): Promise<Found> {
  const { dataset } = document.documentElement;
  const before = dataset['theme'];
  if (before === theme) return check();
  dataset['theme'] = theme;
  try {
    endTransitions();
    return await check();
  } finally {
    dataset['theme'] = before;
    endTransitions();
  }
}

function endTransitions(): void {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}

import { createRoot } from 'react-dom/client';
import { prepareScreen, startScreen, type ScreenOptions } from '../screen/prepareScreen.ts';
import type { StoryScreen } from '../screen/createScreen.ts';
import { Screen } from '../screen/Screen.tsx';
import { waitForAnswers } from '../screen/waitForAnswers.ts';

/** Shows a screen while `look` runs with it; returns what it returns. */
export async function showScreen<Seen>(
  options: ScreenOptions,
  look: (screen: StoryScreen) => Seen | Promise<Seen>,
): Promise<Seen> {
  const end = startScreen();
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  try {
    const screen = await prepareScreen(options);
    root.render(<Screen route="/" screen={screen} />);
    await waitForAnswers({ loaded: { screen } });
    return await look(screen);
  } finally {
    root.unmount();
    container.remove();
    end();
  }
}

import chromatic from '../../chromatic.config.json' with { type: 'json' };
import type { Mode } from '../../.storybook/modes.ts';

const globs = import.meta.env['VITE_PICTURES'] === 'all' ? ['**'] : chromatic.onlyStoryNames;
const patterns = globs.map((glob) => new RegExp(`^${glob.replaceAll('**', '.+')}$`));

/** What the service that pictures stories reads of one. */
export interface Pictured {
  modes: Record<string, Mode>;
  disableSnapshot?: boolean;
}

/** Gives the mode in which a story is pictured, undefined when it is not; by its path, `Actions/Link/Default`. */
export function modeOf(path: string, pictured: Pictured, name: string): Mode | undefined {
  const mode = pictured.modes[name];
  const isLeftOut = pictured.disableSnapshot === true || mode?.disable === true;
  return !isLeftOut && patterns.some((pattern) => pattern.test(path)) ? mode : undefined;
}

import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { NewVersion } from './NewVersion.tsx';
import { isBuildReplaced } from './newBuild.ts';

// What was typed beside the section stays: the user reloads.
async function explainMissing(error: unknown): Promise<ComponentType> {
  if (await isBuildReplaced()) return NewVersion;
  throw error;
}

/**
 * Returns a component whose code is loaded when it is first rendered; until then it shows `fallback`. After an upgrade,
 * which takes the files of an open tab away, it asks to reload.
 */
export function lazySection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const Section = lazy(async () => ({
    default: await load().catch(explainMissing),
  })) as ComponentType<Props>;
  return function LazySection(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Section {...props} />
      </Suspense>
    );
  };
}

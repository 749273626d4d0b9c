import { lazy, Suspense, type ComponentType } from 'react';

/** Returns a component whose code is loaded when it is first rendered; until then it shows nothing. */
export function lazySection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Section = lazy(async () => ({ default: await load() }));
  return function LazySection(props: Props) {
    return (
      <Suspense fallback={null}>
        <Section {...props} />
      </Suspense>
    );
  };
}

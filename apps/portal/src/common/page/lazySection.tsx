import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/** Returns a component whose code is loaded when it is first rendered; until then it shows `fallback`. */
export function lazySection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const Section = lazy(async () => ({ default: await load() }));
  return function LazySection(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Section {...props} />
      </Suspense>
    );
  };
}

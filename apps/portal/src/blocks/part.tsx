import { lazy, Suspense, type ComponentType } from 'react';

/**
 * Makes a component of one whose code is loaded when it is first drawn. On a page that came ready from the build
 * its markup stays until then.
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Late = lazy(async () => ({ default: await load() }));
  return function Part(props: Props) {
    return (
      <Suspense fallback={null}>
        <Late {...props} />
      </Suspense>
    );
  };
}

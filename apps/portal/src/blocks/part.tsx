import { lazy, Suspense, useState, type ComponentType } from 'react';
import { wholeWords } from '../i18n/i18n.ts';

/**
 * Makes a component of one whose code is loaded when it is first drawn, with all words of the language.
 * On a page that came ready from the build its markup stands there until then.
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const Late = lazy(async () => {
    // The words come first on a slow line: nothing can be drawn without them.
    [, loaded] = await Promise.all([wholeWords(), load()]);
    return { default: loaded };
  });
  return function Part(props: Props) {
    const [Piece] = useState<ComponentType<Props>>(() => loaded ?? Late);
    return (
      <Suspense fallback={null}>
        <Piece {...props} />
      </Suspense>
    );
  };
}

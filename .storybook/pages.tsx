import { DocsContainer, DocsContext, Heading, Source } from '@storybook/addon-docs/blocks';
import { useContext, useLayoutEffect, type ComponentProps } from 'react';
import { ThemeRoot } from '../packages/ui/src/index.ts';
import type { ThemeName } from '../packages/ui/src/themeTool/themes.ts';
import '../packages/ui/src/theme/measureVariables.css.ts';
import './pages.css';
import { applySettings } from './preferences.ts';
import { storybookThemes } from './theme.ts';
import { useGlobals } from './useGlobals.ts';

const transcripts = import.meta.glob<string>('../packages/ui/src/components/*/*.speech.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const parameters = { docs: { container: PageWithSpeech } };

/** Shows a page with the settings of the toolbar and ends it with what a screen reader is given. */
function PageWithSpeech({ children, ...rest }: ComponentProps<typeof DocsContainer>) {
  const globals = useGlobals(rest.context);
  const theme = globals['theme'] as ThemeName;
  useLayoutEffect(() => applySettings(globals, 'en'), [globals]);
  return (
    <ThemeRoot theme={theme} fontSize={Number(globals['fontSize'])}>
      <DocsContainer {...rest} theme={storybookThemes[theme]}>
        {children}
        <Speech />
      </DocsContainer>
    </ThemeRoot>
  );
}

function Speech() {
  const name = useComponentName();
  const text = transcripts[`../packages/ui/src/components/${name}/${name}.speech.txt`];
  if (text === undefined) return null;
  return (
    <>
      <Heading>What a screen reader is given</Heading>
      <Source code={text} language="text" />
    </>
  );
}

function useComponentName(): string {
  const context = useContext(DocsContext);
  try {
    const { preparedMeta } = context.resolveOf('meta', ['meta']);
    return preparedMeta.title.split('/').at(-1) ?? '';
  } catch {
    return '';
  }
}

import { DocsContainer } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type ComponentProps, type ReactNode } from 'react';
import { ThemeRoot } from '../../packages/ui/src/index.ts';
import type { ThemeName } from '../../packages/ui/src/themeTool/themes.ts';
import { applySettings } from '../preferences.ts';
import { storybookThemes } from '../theme.ts';
import { ChangesSection } from './ChangesSection.tsx';
import { ComponentHead } from './ComponentHead.tsx';
import { PropsSection } from './PropsSection.tsx';
import { SpeechSection } from './SpeechSection.tsx';
import { StateSection } from './StateSection.tsx';
import { usePageTitle } from './usePageTitle.ts';
import { useGlobals } from './useGlobals.ts';

/** What the page of a component has after its text, from the sources of the component. */
function ComponentSections({ name }: { name: string }) {
  return (
    <>
      <PropsSection name={name} />
      <SpeechSection name={name} />
      <StateSection name={name} />
      <ChangesSection name={name} />
    </>
  );
}

function Contents({ children }: { children: ReactNode }) {
  const title = usePageTitle();
  return (
    <>
      <ComponentHead title={title} />
      {children}
      <ComponentSections name={title.split('/').at(-1) ?? ''} />
    </>
  );
}

/** Shows a page with the settings of the toolbar. */
export function Page({ children, ...rest }: ComponentProps<typeof DocsContainer>) {
  const globals = useGlobals(rest.context);
  const theme = globals['theme'] as ThemeName;
  useLayoutEffect(() => applySettings(globals, 'en'), [globals]);
  return (
    <ThemeRoot theme={theme} fontSize={Number(globals['fontSize'])}>
      <DocsContainer {...rest} theme={storybookThemes[theme]}>
        <Contents>{children}</Contents>
      </DocsContainer>
    </ThemeRoot>
  );
}

import { ThemeRoot } from '@temple-land/ui';
import type { i18n } from 'i18next';
import { Provider, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { fontSizeAtom } from '../state/fontSize.ts';
import { knownPathsAtom } from '../state/knownPaths.ts';
import { portalStore } from '../state/store.ts';
import { themeAtom } from '../state/theme.ts';
import { pathsOf, routes } from './routes.ts';

portalStore.set(knownPathsAtom, pathsOf(routes));

function Themed({ children }: { children: ReactNode }) {
  const theme = useAtomValue(themeAtom);
  const fontSize = useAtomValue(fontSizeAtom);
  return (
    <ThemeRoot theme={theme} fontSize={fontSize}>
      {children}
    </ThemeRoot>
  );
}

/** The portal: state, texts and theme around the router. */
export function App({ texts, children }: { texts: i18n; children: ReactNode }) {
  return (
    <Provider store={portalStore}>
      <I18nextProvider i18n={texts}>
        <Themed>{children}</Themed>
      </I18nextProvider>
    </Provider>
  );
}

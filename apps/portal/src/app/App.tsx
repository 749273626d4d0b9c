import { DictionaryProvider, LinkProvider, ThemeRoot } from '@temple-land/ui';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { Provider, useAtomValue } from 'jotai';
import { useEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { clearUserData } from '../api/query/queryClient.ts';
import { numberingSystems } from '../i18n/digits.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { usePortalDictionary } from '../i18n/usePortalDictionary.ts';
import { PortalLink } from '../shell/PortalLink.tsx';
import { nativeDigitsAtom } from '../state/digits.ts';
import { fontSizeAtom } from '../state/fontSize.ts';
import { sessionTokenAtom } from '../state/session.ts';
import { portalStore } from '../state/store.ts';
import { themeAtom } from '../state/theme.ts';
import { useStoredAtom } from '../state/useStoredAtom.ts';

function PortalTheme({ children }: { children: ReactNode }) {
  const theme = useAtomValue(themeAtom);
  const fontSize = useAtomValue(fontSizeAtom);
  return (
    <ThemeRoot theme={theme} fontSize={fontSize}>
      {children}
    </ThemeRoot>
  );
}

function PortalWords({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const isNative = useStoredAtom(nativeDigitsAtom, false);
  const locale = `${language}-IN-u-nu-${isNative ? numberingSystems[language] : 'latn'}`;
  return (
    <DictionaryProvider dictionary={usePortalDictionary()} locale={locale}>
      {children}
    </DictionaryProvider>
  );
}

/** The props of `App`. */
export interface AppProps {
  /** i18next with its texts: one for the browser, one for each prerendered page. */
  i18n: i18n;
  /** The query client: one for the browser, one for each prerendered page. */
  queryClient: QueryClient;
  children: ReactNode;
}

/** The portal: the providers of state, texts, data, links and theme around the router. */
export function App({ i18n, queryClient, children }: AppProps) {
  useEffect(
    () => portalStore.sub(sessionTokenAtom, () => clearUserData(queryClient)),
    [queryClient],
  );
  return (
    <Provider store={portalStore}>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <LinkProvider component={PortalLink}>
            <PortalWords>
              <PortalTheme>{children}</PortalTheme>
            </PortalWords>
          </LinkProvider>
        </QueryClientProvider>
      </I18nextProvider>
    </Provider>
  );
}

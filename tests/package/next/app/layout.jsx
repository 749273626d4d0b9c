import '@temple-land/ui/reset.css';
import '@temple-land/ui/base.css';
import '@temple-land/ui/styles.css';
import { Providers } from './providers.jsx';

export const metadata = { title: 'Harbour Office' };

/** The document of each page. */
export default function Layout({ children }) {
  return (
    <html lang="or" data-theme="light">
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}

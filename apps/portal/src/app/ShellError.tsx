import { ServerErrorPage } from '../features/info/problems/ServerErrorPage.tsx';

/** The error element of the shell: the server error page without its layout. */
export function ShellError() {
  return (
    <main>
      <ServerErrorPage />
    </main>
  );
}

import { ServerErrorPage } from '../features/info/problems/ServerErrorPage.tsx';

/** What is shown when the shell itself fails: the server error page without its frame. */
export function ShellError() {
  return (
    <main>
      <ServerErrorPage />
    </main>
  );
}

import { Outlet } from 'react-router-dom';

/** No header and no footer: the page alone, for a document that is printed (spec 2.9). */
export function BareLayout() {
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
}

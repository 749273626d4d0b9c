import { Outlet } from 'react-router-dom';

/** The layout of a printed document: no header and no footer (spec 2.9). */
export function BareLayout() {
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
}

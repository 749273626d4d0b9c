import { href } from 'react-router-dom';
import { getOwnApplicationPath } from '../../../common/applications/ownApplicationPath.ts';
import { OwnApplicationView } from './OwnApplicationView.tsx';

/** The page of a citizen's own application. */
export function ApplicationPage() {
  return (
    <OwnApplicationView listPath={href('/citizen/applications')} pathOf={getOwnApplicationPath} />
  );
}

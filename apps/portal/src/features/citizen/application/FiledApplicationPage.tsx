import { href } from 'react-router-dom';
import { getFiledPath } from '../../../common/representation/filedPath.ts';
import { OwnApplicationView } from './OwnApplicationView.tsx';

/** The page of an application that a counter operator sent for a person; with actions while acting for that person. */
export function FiledApplicationPage() {
  return <OwnApplicationView listPath={href('/officer')} pathOf={getFiledPath} />;
}

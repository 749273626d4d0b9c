import '@trussworks/react-uswds/lib/uswds.css';
import '@trussworks/react-uswds/lib/index.css';
import { mount } from '../../page/mount.tsx';
import '../../page/parts.css';
import { Details } from './Details.tsx';
import { Confirm, Header, Pages, Questions, Root, Tenders, Topics } from './parts.tsx';

mount({ Root, Header, Questions, Topics, Details, Confirm, Tenders, Pages });

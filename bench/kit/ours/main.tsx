import '../../../packages/ui/src/styles/reset.css.ts';
import '../../../packages/ui/src/styles/base.css.ts';
import { mount } from '../page/mount.tsx';
import { Confirm } from './Confirm.tsx';
import { Details } from './Details.tsx';
import { Header, Pages, Questions, Root, Tenders, Topics } from './parts.tsx';

mount({ Root, Header, Questions, Topics, Details, Confirm, Tenders, Pages });

import { mount } from '../page/mount.tsx';
import '../page/parts.css';
import { Confirm } from './Confirm.tsx';
import { Details } from './Details.tsx';
import { Header, Pages, Questions, Root, Tenders } from './parts.tsx';
import { Topics } from './Topics.tsx';
import './floor.css';

mount({ Root, Header, Questions, Topics, Details, Confirm, Tenders, Pages });

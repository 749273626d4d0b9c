import '@temple-land/ui/styles.css';
import './page.css';
import { renderComponents } from './components.jsx';

renderComponents();

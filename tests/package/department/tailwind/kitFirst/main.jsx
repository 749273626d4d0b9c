import '@temple-land/ui/styles.css';
import './tailwind.css';
import '../../neighbour/page.css';
import { renderComponents } from '../../neighbour/components.jsx';
import { redButton } from '../redButton.jsx';

renderComponents([redButton]);

import '../../theme/light.css.ts';
import '../../theme/dark.css.ts';
import '../../theme/script.css.ts';
import '../../styles/reset.css.ts';
import '../../styles/focusRing.css.ts';

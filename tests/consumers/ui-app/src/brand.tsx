import './brand.css';
import './main.tsx';

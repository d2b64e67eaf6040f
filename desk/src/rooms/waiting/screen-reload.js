// A television may be too old for the page's scripts, or get none of them. They mark <main> with `data-connection` as
// soon as they run. Without that mark, this loads the page again after each `data-reload-seconds`, once the desk answers,
// and says so while it does not. It is inlined, and written for engines of 2016.
(() => {
  const main = document.getElementById('main');
  let line;
  function tell() {
    if (line) return;
    line = document.createElement('p');
    line.className = 'screen-lost';
    line.setAttribute('role', 'status');
    line.textContent = main.getAttribute('data-lost');
    main.appendChild(line);
  }
  setInterval(
    () => {
      if (main.getAttribute('data-connection')) return;
      const asking = new XMLHttpRequest();
      asking.open('GET', location.href);
      asking.setRequestHeader('Accept', 'application/json');
      asking.timeout = 10000;
      asking.onload = () => {
        if (asking.status < 500) location.reload();
        else tell();
      };
      asking.onerror = tell;
      asking.ontimeout = tell;
      asking.send();
    },
    Number(main.getAttribute('data-reload-seconds')) * 1000,
  );
})();
